import { drawPicture } from './draw-picture';

export async function savePicture(box: Element, name: string): Promise<void> {
  const chart = box.querySelector('svg[role="img"]');
  if (!(chart instanceof SVGSVGElement)) return;
  const picture = await drawPicture(chart, name);
  const link = document.createElement('a');
  link.download = `${fileName(name)}.png`;
  link.href = URL.createObjectURL(picture);
  link.click();
  URL.revokeObjectURL(link.href);
}

/** 'Net worth by month' becomes 'net-worth-by-month'. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
