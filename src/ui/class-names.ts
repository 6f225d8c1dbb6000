/** Joins the class names that apply; `undefined` where none does, so that no empty attribute is written. */
export const classNames = (...names: ReadonlyArray<string | false | null | undefined>): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
