import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { webAddress } from './ExternalLink.tsx';
import styles from './Html.module.css';

/** Elements that are kept, without their attributes. */
const KEPT = new Set(
  'h2 h3 h4 p ul ol li dl dt dd strong b em i br hr table thead tbody tr th td blockquote code address mark'.split(' '),
);
/** Elements that vanish with all they hold; of any other unknown element the children stay. */
const DROPPED = new Set('script style template iframe object embed noscript svg math form head title'.split(' '));
const VOID = new Set(['br', 'hr']);
/** Elements between whose children white space means nothing. */
const LISTS = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl']);

const isOwnPath = (href: string) => /^\/(?!\/)/.test(href);

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (isOwnPath(href)) return <Link href={href}>{children}</Link>;
  if (/^(mailto|tel):/i.test(href)) return <a href={href}>{children}</a>;
  const address = webAddress(href);
  return address ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const isLayout = LISTS.has(node.parentElement?.localName ?? '') && !node.textContent?.trim();
    return isLayout ? null : node.textContent;
  }
  if (node.nodeType !== Node.ELEMENT_NODE || !('localName' in node)) return null;
  const name = String(node.localName);
  if (DROPPED.has(name)) return null;
  if (VOID.has(name)) return createElement(name, { key });
  const children = [...node.childNodes].map(toReact);
  if (name === 'a') {
    const href = node instanceof Element ? (node.getAttribute('href') ?? '') : '';
    return (
      <SafeLink key={key} href={href}>
        {children}
      </SafeLink>
    );
  }
  return KEPT.has(name) ? createElement(name, { key }, ...children) : <Fragment key={key}>{children}</Fragment>;
}

/** Formatted text from the server, rebuilt from an allow-list of elements: no markup of it ever reaches the page. */
export function Html({ source }: { source: string }) {
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  return <div className={styles.html}>{[...body.childNodes].map(toReact)}</div>;
}
