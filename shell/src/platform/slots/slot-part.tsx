import { useNear } from '@halyard/shared-contracts/ui/parts';
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Platform } from '../platform';
import type { OfferedContribution } from './offered-contributions';
import { loadPart, noteCrash, type Part, running } from './part-loader';
import styles from './slots.module.css';

interface SlotPartProps {
  readonly platform: Platform;
  readonly offered: OfferedContribution;
  readonly subject: string;
}

/** A crashed part does not run again in this page. */
const crashed = new Set<string>();

const keyOf = ({ candidate: { remote, version }, path }: OfferedContribution) =>
  `${remote}@${version} ${path}`;

type State = Part | 'waiting' | 'failed';

function usePart(platform: Platform, offered: OfferedContribution, isNear: boolean): State {
  const isCrashed = crashed.has(keyOf(offered));
  const [state, setState] = useState<{ readonly now: State }>({
    now: isCrashed ? 'failed' : 'waiting',
  });
  useEffect(() => {
    if (isCrashed || !isNear) return undefined;
    let isShown = true;
    const show = (now: State) => void (isShown && setState({ now }));
    loadPart(platform, offered).then(show, () => show('failed'));
    return () => {
      isShown = false;
    };
  }, [platform, offered, isCrashed, isNear]);
  return state.now;
}

/** If the render never ends, the part is blamed, and not the screen around it. */
function Watched({
  part,
  offered,
  subject,
}: Pick<SlotPartProps, 'offered' | 'subject'> & { part: Part }) {
  const [ended] = useState(() => running(offered));
  useEffect(() => {
    ended();
    return ended;
  }, [ended]);
  return createElement(part, { subject });
}

function Unavailable({ title }: { readonly title: string }) {
  return <p className={styles.gone}>{title} is not available right now.</p>;
}

/**
 * Gives a place in the window its room. The observer of `useNear` reports after the first paint, so the part would
 * push down what the user has begun to read. A place in a closed dialog has no rectangle.
 */
function giveRoom(element: HTMLElement | null, room: string): void {
  const [rectangle] = element?.getClientRects() ?? [];
  const isInWindow = rectangle && rectangle.top < innerHeight && rectangle.bottom >= 0;
  if (element && isInWindow) element.style.height = room;
}

export function SlotPart({ platform, offered, subject }: SlotPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const part = usePart(platform, offered, isNear);
  const { title, height } = offered;
  const room = `${height}rem`;
  useLayoutEffect(() => giveRoom(place.current, room), [room]);
  const blame = () => void setTimeout(running(offered));
  const fail = (error: unknown) => {
    crashed.add(keyOf(offered));
    noteCrash(platform, offered, error);
  };
  return (
    <div
      ref={place}
      className={part === 'waiting' ? styles.waiting : styles.part}
      style={{ height: isNear ? room : 0 }}
      onPointerDownCapture={blame}
      onKeyDownCapture={blame}
      onClickCapture={blame}
    >
      {part === 'failed' && <Unavailable title={title} />}
      {typeof part !== 'string' && (
        <ErrorBoundary onError={fail} fallback={<Unavailable title={title} />}>
          <Watched part={part} offered={offered} subject={subject} />
        </ErrorBoundary>
      )}
    </div>
  );
}
