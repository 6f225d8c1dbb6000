import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    "company_name": "Gysenmatter Metallbau GmbH",
    "legal_form": "GmbH",
    "street": "Emmenmattweg 17",
    "zip": "3415",
    "city": "Rüegsauschachen",
    "country": "CH",
    "vat_id": "CHE418265907",
    "register_court": "Handelsregisteramt des Kantons Bern",
    "hr_number": "CHE-418.265.907",
    "ceos": [
      "Beat Gysenmatter",
      "Ursina Aebischer"
    ],
    "phones": [
      "+41344976130"
    ],
    "fax": [
      "+41344976139"
    ],
    "emails": [
      "info@gysenmatter-metallbau.ch"
    ],
    "founding_date": "1946",
    "number_of_employees": "52",
    "branches": [
      {
        "street": "Bäraustrasse 141",
        "zip": "3552",
        "city": "Bärau"
      }
    ],
    "certifications": [
      {
        "name": "ISO 9001:2015",
        "issuer": "SQS",
        "valid_until": "2028-05-31"
      },
      {
        "name": "EN 1090-1",
        "issuer": "SVTI"
      }
    ],
    "description_de": "Metallbau und Blechbearbeitung aus dem Emmental: Treppen, Geländer, Stahlbau"
  },
  traps: [
    "1894",
    "1951",
    "1835",
    "1922",
    "1928",
    "1839",
    "1862",
    "1899",
    "1911",
    "1937",
    "1979",
    "1988",
    "2100",
    "330",
    "ISO 14001",
    "ISO 45001",
    "ISO 13485",
    "ISO 9606",
    "EN 15085",
    "EN 1634",
    "Qualicoat",
    "Immobilien AG",
    "Landtechnik",
    "Dorfstrasse 3",
    "1207",
    "4029155",
    "4976144",
    "lehre@",
    "webwerft",
    "CHE-305.719.264"
  ],
};
