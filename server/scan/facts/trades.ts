/** Trades and professions by which companies of the region name what they do, as one pattern tried once per text. */
const NAMES = [
  // building and crafts
  'Garten- und Landschaftsbau|Gartenbau|Gartengestaltung|Galabau',
  'Sanitär-?(?:,)? ?Heizung(?:s(?:bau|technik))?|Heizungsbau|Heizungstechnik|Haustechnik|Gebäudetechnik',
  'Klimatechnik|Kältetechnik|Lüftungstechnik|Sanitärtechnik',
  'Elektrotechnik|Elektroinstallation(?:en)?|Elektroinstallateur|Photovoltaik|Solartechnik',
  'Dachdeckerei|Dachdecker(?:meister|betrieb)?|Bedachungen|Spenglerei|Klempnerei|Flaschnerei',
  'Malerbetrieb|Malermeister|Malerarbeiten|Stuckateur|Trockenbau|Fliesenleger|Fliesen|Estrich|Fugentechnik',
  'Bodenbeläge|Parkett',
  'Zimmerei|Glaserei|Polsterei|Malerei|Raumausstattung|Holzbau|Schreinerei|Tischlerei|Treppenbau|Fensterbau|Innenausbau|Küchenstudio|Küchenbau',
  'Metallbau|Schlosserei|Stahlbau|Schweißtechnik|Blechbearbeitung|Zerspanung(?:stechnik)?|Schmiede',
  'Hochbau|Tiefbau|Straßenbau|Bauunternehmen|Bauunternehmung|Abbruch(?:unternehmen)?|Gerüstbau',
  'Rohrleitungsbau|Kaminbau|Ofenbau|Baumaschinen',
  'Gebäudereinigung|Gebäudeservice|Glasreinigung|Reinigungsservice|Hausmeisterservice|Facility Management',
  'Winterdienst|Entrümpelung(?:en)?|Schädlingsbekämpfung',
  // industry
  'Maschinenbau|Anlagenbau|Sondermaschinenbau|Werkzeugbau|Formenbau|Vorrichtungsbau|Apparatebau|Fördertechnik',
  'Antriebstechnik|Automatisierungstechnik|Messtechnik|Medizintechnik|Lichttechnik|Kunststofftechnik',
  'Kunststoffverarbeitung|Verpackungen|Kartonagen|Oberflächentechnik|Feinmechanik|Optik|Chemie|Pharma|Textil',
  'Papierverarbeitung|Druckerei|Industrieservice',
  // trade and vehicles
  'Autohaus|Autowerkstatt|Kfz-Werkstatt|Kfz-Meisterbetrieb|Karosseriebau|Autoteile|Reifenservice',
  'Zweiradhandel|Fahrräder|Autovermietung|Fahrschule|Landtechnik',
  'Großhandel|Einzelhandel|Baustoffhandel|Weinhandel|Weinhandlung|Buchhandlung|Floristik',
  'Blumen(?:laden|geschäft|atelier)?|Juwelier|Möbelhaus|Apotheke|Sanitätshaus|Augenoptik|Hörakustik',
  // food and hospitality
  'Bäckerei|Konditorei|Metzgerei|Fleischerei|Brauerei|Weingut|Kaffeerösterei|Restaurant|Gasthof|Gasthaus',
  'Hotel|Pension|Catering|Partyservice|Café|Imbiss|Feinkost',
  // transport
  'Spedition|Logistik|Umzüge|Umzugsunternehmen|Transporte|Kurierdienst|Taxi(?:unternehmen)?|Busunternehmen',
  'Lagerlogistik',
  // services
  'Steuerberatung|Steuerberater(?:in)?|Wirtschaftsprüfung|Rechtsanwaltskanzlei|Rechtsanwälte|Rechtsanwalt',
  'Notariat|Unternehmensberatung|Personalberatung|Personaldienstleistung(?:en)?|Zeitarbeit',
  'Versicherungsmakler|Versicherungsagentur|Finanzberatung|Immobilienmakler(?:in)?|Immobilienverwaltung',
  'Hausverwaltung|Immobilien|Architekturbüro|Architekten|Ingenieurbüro|Vermessungsbüro|Sachverständigenbüro',
  'Übersetzungsbüro|Sicherheitsdienst|Schlüsseldienst|Schlüsselnotdienst|Bestattungen|Bestattungshaus|Planungsbüro',
  'Eventagentur|Veranstaltungstechnik|Fotografie|Fotostudio',
  'Werbeagentur|Marketingagentur|Digitalagentur|Internetagentur|Webagentur|Webdesign|Softwareentwicklung',
  'IT-Dienstleistung(?:en)?|IT-Dienstleister|IT-Systemhaus|IT-Beratung|IT-Sicherheit|Cybersecurity',
  'Softwarehaus|Software|Telekommunikation|Unternehmenskommunikation|Medienproduktion|Verlag',
  // health and care
  'Physiotherapie(?:praxis)?|Physiopraxis|Zahnarztpraxis|Zahnarzt|Arztpraxis|Tierarztpraxis|Ergotherapie',
  'Logopädie|Heilpraktiker(?:in)?|Pflegedienst|Seniorendienst|Seniorenbetreuung|Sozialdienst|Kosmetikstudio',
  'Friseur(?:salon)?|Fitnessstudio|Rettungsdienst|Erste[- ]Hilfe-?(?:Kurse|Ausbildung)?',
  // education, energy, agriculture
  'Weiterbildung|Nachhilfe|Musikschule|Tanzschule|Sprachschule|Kindertagesstätte|Stadtwerke|Energieversorgung',
  'Wasserversorgung|Entsorgung(?:sfachbetrieb)?|Recycling|Landwirtschaft|Forstwirtschaft|Baumschule|Gärtnerei',
  'Saatgut',
  // English
  'Consulting|Software Development|Web Development|Data Analytics|Engineering|Real Estate|Recruiting|Law Firm',
  'Accounting|Logistics',
];

export const TRADES = new RegExp(`(?<![\\p{L}])(?:${NAMES.join('|')})(?![\\p{L}])`, 'u');

const EVERY_TRADE = new RegExp(TRADES.source, 'gu');

/** A name without the trades in it: 'Zimmerei Lindner GmbH' leaves 'Lindner GmbH'. */
export const withoutTrades = (name: string): string => name.replace(EVERY_TRADE, '').trim();
