import { plainCopy } from './plain-copy';

const SCALE = 2;
const PADDING_PX = 24;
const TITLE_PX = 40;
const TITLE_FONT = '600 18px';

/** Draws a PNG of twice the size, with the name above the chart. */
export async function drawPicture(chart: SVGSVGElement, name: string): Promise<Blob> {
  const { width, height } = chart.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PADDING_PX) * SCALE;
  canvas.height = (height + 2 * PADDING_PX + TITLE_PX) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot draw a picture');
  context.scale(SCALE, SCALE);
  const style = getComputedStyle(chart);
  context.fillStyle = colorOf(chart, '--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `${TITLE_FONT} ${style.fontFamily}`;
  context.fillText(name, PADDING_PX, PADDING_PX + TITLE_PX / 2, width);
  context.drawImage(await imageOf(chart), PADDING_PX, PADDING_PX + TITLE_PX, width, height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the browser made no picture'));
    canvas.toBlob(take, 'image/png');
  });
}

async function imageOf(chart: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(plainCopy(chart));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** A token may depend on the theme. */
function colorOf(place: Element, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  place.parentElement?.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
