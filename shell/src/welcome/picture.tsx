import styles from './picture.module.css';

interface PictureProps {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The name of the picture that a phone shows instead. */
  readonly phone?: string;
  /** A picture above the fold does not wait. */
  readonly eager?: boolean;
}

/** A screen of the product in the color scheme of the system, taken by `npm run pictures`. */
const PHONE_SIZE = { width: 390, height: 560 };

export function Picture({ name, alt, width, height, phone, eager = false }: PictureProps) {
  return (
    <picture>
      {phone && (
        <>
          <source
            media="(width < 768px) and (prefers-color-scheme: dark)"
            srcSet={`/pictures/${phone}-dark.webp`}
            {...PHONE_SIZE}
          />
          <source
            media="(width < 768px)"
            srcSet={`/pictures/${phone}-light.webp`}
            {...PHONE_SIZE}
          />
        </>
      )}
      <source media="(prefers-color-scheme: dark)" srcSet={`/pictures/${name}-dark.webp`} />
      <img
        src={`/pictures/${name}-light.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={styles.picture}
      />
    </picture>
  );
}
