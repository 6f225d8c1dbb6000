/** What a property of embedded data holds, judged by its name. */
export type Role =
  | 'heading'
  | 'name'
  | 'firm'
  | 'street'
  | 'house'
  | 'zip'
  | 'city'
  | 'country'
  | 'office'
  | 'first'
  | 'last'
  | Label
  | 'branches'
  | 'others'
  | 'machine'
  | 'text';

/** Properties that become a labelled line, as a page would show them. */
export const LABEL_TEXTS = {
  phone: 'Telefon:',
  fax: 'Telefax:',
  email: 'E-Mail:',
  vat: 'USt-IdNr.:',
  court: 'Registergericht:',
  register: 'Registernummer:',
  directors: 'Geschäftsführer:',
  board: 'Vorstand:',
  owner: 'Inhaber:',
  form: 'Rechtsform:',
  founded: 'Gegründet',
  staff: 'Mitarbeiter:',
  issuer: 'Aussteller:',
  until: 'Gültig bis:',
} as const;
type Label = keyof typeof LABEL_TEXTS;

/** Names of properties without case, hyphens and underscores; German names with and without umlauts. */
const ROLES: readonly (readonly [Role, string])[] = [
  ['heading', 'title titel betitelt headline heading header ueberschrift überschrift pagetitle h1 h2 gremium organ'],
  ['name', 'name bezeichnung fullname displayname'],
  [
    'firm',
    'company companyname firma firmenname firmierung legalname organization organisation organizationname ' +
      'organisationname unternehmen unternehmensname betreiber anbieter provider',
  ],
  ['street', 'street weg strasse straße streetaddress addressline addressline1 address1 line1 streetname'],
  ['house', 'housenumber hausnummer hausnr houseno streetnumber'],
  ['zip', 'zip plz postalcode postcode zipcode postleitzahl'],
  ['city', 'city ort stadt town locality addresslocality'],
  ['country', 'country land addresscountry countryname'],
  ['office', 'role position jobtitle funktion function rolle'],
  ['first', 'firstname vorname givenname'],
  ['last', 'lastname nachname surname familyname'],
  [
    'phone',
    'phone telefon fernsprecher tel telephone phonenumber fon ruf rufnummer telefonnummer mobile mobil mobilephone handy',
  ],
  ['fax', 'fax telefax faxnumber faxnummer'],
  ['email', 'email mail emailaddress mailaddress'],
  ['vat', 'vat vatid vatnumber ustid ustidnr ustidnummer umsatzsteuerid umsatzsteueridnummer uid uidnummer uidnr'],
  ['court', 'court registercourt registergericht amtsgericht firmenbuchgericht registrycourt'],
  [
    'register',
    'register registernumber registernummer registerno hrb hra hrnumber hrnummer handelsregister ' +
      'handelsregisternummer commercialregister commercialregisternumber firmenbuch firmenbuchnummer registration ' +
      'registrationnumber',
  ],
  [
    'directors',
    'managingdirector managingdirectors ceo ceos director directors geschaeftsfuehrer geschäftsführer ' +
      'geschaeftsfuehrerin geschäftsführerin geschaeftsfuehrung geschäftsführung geschaeftsleitung management ' +
      'vertretungsberechtigt vertretungsberechtigte representedby representative representatives legalrepresentative ' +
      'legalrepresentatives vertretendurch',
  ],
  ['board', 'vorstand board executiveboard'],
  ['owner', 'owner inhaber inhaberin proprietor'],
  ['form', 'legalform rechtsform'],
  ['founded', 'founded foundedyear foundingyear foundingdate gruendung gründung gruendungsjahr gründungsjahr'],
  ['staff', 'employees employeecount numberofemployees mitarbeiter mitarbeiterzahl mitarbeiteranzahl'],
  [
    'issuer',
    'issuer issuedby aussteller ausgestelltvon zertifizierer zertifizierungsstelle certifier certificationbody',
  ],
  [
    'until',
    'reichtbis laeuftbis läuftbis validuntil validto validthrough gueltigbis gültigbis expires expirydate expirationdate ablaufdatum',
  ],
  ['branches', 'branches locations standorte filialen niederlassungen offices'],
];
const ROLE_OF = new Map(ROLES.flatMap(([role, keys]) => keys.split(' ').map((key) => [key, role] as const)));

/** Words of names under which others stand: customers, makers, applicants' contacts; and what is no content. */
const OTHERS = new Set(
  (
    'case cases casestudy casestudies testimonial testimonials review reviews rating ratings guest guests quote quotes stockist stockists partner ' +
    'partners dealer dealers client clients customer customers kunde kunden kundenstimmen reference references ' +
    'referenz referenzen project projects projekt projekte job jobs career careers karriere stelle stellen vacancy ' +
    'vacancies news blog posts articles event events termine product products produkt produkte ' +
    'order orders cart warenkorb cms credit credits agency agentur author authors sponsor sponsors investor investors ' +
    'press presse insurance versicherung chamber kammer authority behoerde behörde aufsichtsbehoerde ' +
    'aufsichtsbehörde aufsichtsrat arbitration hosting hoster privacy datenschutz dpo dsb datenschutzbeauftragter ' +
    'supplier suppliers lieferanten hersteller manufacturer parent sister sisters subsidiary subsidiaries ' +
    'beteiligungen tochtergesellschaft tochterunternehmen schwestergesellschaft muttergesellschaft vertretung ' +
    'handelsvertretung händler haendler distributor distributors ' +
    'komplementaer komplementär komplementaerin komplementärin generalpartner'
  ).split(' '),
);
const MACHINE = new Set(
  (
    'translation translations i18n messages locale locales consent cookie cookies theme style styles analytics ' +
    'tracking error errors query placeholder platzhalter formular scripts build buildid asset assets image images icon icons svg css class classname ' +
    'id key slug url href src path route routes type typename width height color hash token api env'
  ).split(' '),
);

/** Tells what a property holds: `companyName`, `company_name` and `company-name` alike. */
export function roleOf(key: string): Role {
  if (key.length > 60) return 'machine';
  const words = key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  const role = ROLE_OF.get(words.join(''));
  if (role) return role;
  if (words.some((word) => OTHERS.has(word)) || OTHERS.has(words.join(''))) return 'others';
  // '/': the start page among pages that are kept by their paths.
  if (key === '/') return 'text';
  return words.length === 0 || key.startsWith('_') || MACHINE.has(words.at(-1) ?? '') ? 'machine' : 'text';
}

/** Whether a value of embedded data has properties. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
