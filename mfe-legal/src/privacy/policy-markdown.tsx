import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import { headingId } from './policy-outline';

interface TextNode {
  readonly value?: string;
  readonly children?: readonly TextNode[];
}

const textOf = ({ value = '', children = [] }: TextNode): string =>
  value + children.map(textOf).join('');

interface TargetProps {
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}

function Target({ href = '', children }: TargetProps) {
  if (href === '') return children;
  return isOwnRoute(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ node, children }) => <h2 id={headingId(textOf(node ?? {}))}>{children}</h2>,
  a: ({ href, children }) => <Target href={href}>{children}</Target>,
};

const ALLOWED = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'em', 'strong', 'a'];

export function PolicyMarkdown({ content }: { readonly content: string }) {
  return (
    <Markdown
      skipHtml
      unwrapDisallowed
      allowedElements={ALLOWED}
      components={components}
      urlTransform={safeTarget}
    >
      {content}
    </Markdown>
  );
}

/** It accepts '/help' and rejects '//elsewhere.example'. */
export const isOwnRoute = (url: string): boolean => /^\/(?![/\\])/.test(url);

const isAllowed = (url: string): boolean => isOwnRoute(url) || /^(https:\/\/|mailto:)/i.test(url);

export const safeTarget = (url: string): string => (isAllowed(url) ? url : '');
