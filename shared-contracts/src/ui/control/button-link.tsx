import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';

interface ButtonLinkProps {
  readonly to: To;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly children: ReactNode;
}

export function ButtonLink({ to, variant, size, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(variant, size)}>
      {children}
    </Link>
  );
}
