/** This is the product's name, contact, and links. */
export const brand = {
  name: 'Halyard',
  tagline: 'Your complete financial operating system',
  email: 'hello@halyard.example',
  phone: '+1 (302) 555-0142',
  phoneHref: 'tel:+13025550142',
  address: ['8 The Green', 'Dover, Delaware 19901'],
  links: {
    professionalNetwork: 'https://linkedin.example/halyard',
    microblog: 'https://microblog.example/halyard',
  },
} as const;
