import styles from './picture.module.css';

interface PictureProps {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly phone?: string;
  /** `true` means that the picture is visible without scrolling. */
  readonly eager?: boolean;
}

/** `npm run pictures` takes pictures of this size. */
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
