type FieldFor<Name extends string> = Name | `${Name}_de` | `${Name}_en`;
type Localized<Name extends string> = { [Field in FieldFor<Name>]?: string | null | undefined };

/**
 * The field that holds a text in the chosen language: German falls back to the English text, then both to the base
 * text.
 */
export function localizedField<Name extends string>(
  language: string,
  record: Localized<Name>,
  name: Name,
): FieldFor<Name> {
  const wanted: FieldFor<Name>[] = language === 'en' ? [`${name}_en`] : [`${name}_de`, `${name}_en`];
  return wanted.find((field) => record[field]) ?? name;
}
