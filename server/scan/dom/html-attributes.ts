import { NameTable } from './html-names.ts';

/** Attributes that readers of pages ask for, by what they tell. The parser passes over all others, of which most markup is made. */
const NAMES = {
  looks: ['class', 'style'],
  place: ['id', 'role', 'hidden'],
  label: ['title', 'alt', 'aria-label'],
  /** What e-mail addresses are hidden in. */
  cloak: [
    'data-cfemail',
    'data-user',
    'data-name',
    'data-local',
    'data-domain',
    'data-host',
    'data-tld',
    'data-mailto-token',
    'data-enc-email',
    'data-mailto',
    'data-mail',
    'data-email',
  ],
  /** What figures count up to. */
  goal: ['data-to-value', 'data-count', 'data-counter', 'data-target', 'data-number', 'data-to', 'data-stop'],
  /** Where a click leads, besides links. */
  click: ['onclick', 'data-href'],
  item: ['itemprop', 'itemscope', 'itemtype'],
  /** What applications carry for their scripts. */
  state: ['data-page', 'data-props', 'data-react-props', 'data-state'],
  other: [
    ...(['href', 'src', 'value', 'rel', 'type', 'lang', 'xml:lang', 'hreflang'] as const),
    ...(['name', 'property', 'content', 'http-equiv', 'datetime', 'rowspan', 'colspan'] as const),
    // Joomla's hidden addresses.
    ...(['first', 'last'] as const),
  ],
} as const;

export type AttributeName = (typeof NAMES)[keyof typeof NAMES][number];

/** Bits of the kinds above: an element knows of which kinds it has attributes, and most have none of most kinds. */
export const LOOKS = 1;
export const PLACE = 2;
export const LABEL = 4;
export const CLOAK = 8;
export const GOAL = 16;
export const CLICK = 32;
export const ITEM = 64;
export const STATE = 128;

/** Attributes in which counters keep the figure that their script counts up to, and applications their state. */
export const { goal: GOALS, state: STATES } = NAMES;

export const ATTRIBUTE_NAMES: readonly AttributeName[] = Object.values(NAMES).flat();

const BITS = {
  looks: LOOKS,
  place: PLACE,
  label: LABEL,
  cloak: CLOAK,
  goal: GOAL,
  click: CLICK,
  item: ITEM,
  state: STATE,
  other: 0,
};

export const ATTRIBUTES = new NameTable<{ name: AttributeName; kind: number }>(
  Object.entries(BITS).flatMap(([key, kind]) => NAMES[key as keyof typeof BITS].map((name) => ({ name, kind }))),
);
