/** A public register that can be searched by anyone. */
export interface PublicRegister {
  name: string;
  /** Where its search begins. */
  url: string;
}

const registers: [prefix: RegExp, PublicRegister][] = [
  [/^(?:HR[AB]|GnR|VR|PR|GsR) /, { name: 'Handelsregister.de', url: 'https://www.handelsregister.de/' }],
  [/^FN /, { name: 'Firmenbuch', url: 'https://justizonline.gv.at/jop/web/firmenbuchabfrage' }],
  [/^ZVR /, { name: 'Zentrales Vereinsregister', url: 'https://zvr.bmi.gv.at/Start' }],
  [/^CHE?-/, { name: 'Zefix', url: 'https://www.zefix.ch/' }],
  [/^FL-/, { name: 'Handelsregister Liechtenstein', url: 'https://www.handelsregister.li/' }],
];

/** The register that numbers of this kind belong to; null for those of other countries. */
export const registerOf = (number: string): PublicRegister | null =>
  registers.find(([prefix]) => prefix.test(number))?.[1] ?? null;
