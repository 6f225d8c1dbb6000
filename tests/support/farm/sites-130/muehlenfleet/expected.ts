import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Ottilie-von-Rhaden-Stiftung",
    "legal_form": "Stiftung",
    "street": "Am Mühlenfleet 3",
    "zip": "25348",
    "city": "Glückstadt",
    "country": "DE",
    "vat_id": "DE292736407",
    "register_court": null,
    "hr_number": null,
    "ceos": [
      "Jens-Uwe Thode",
      "Silke Mommsen"
    ],
    "phones": [
      "+4941248900"
    ],
    "fax": [
      "+49412489011"
    ],
    "emails": [
      "info@muehlenfleet.de"
    ],
    "founding_date": "1868",
    "number_of_employees": "rund 140",
    "branches": [
      {
        "street": "Deichreihe 52",
        "zip": "25599",
        "city": "Wewelsfleth"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "DQS GmbH",
        "valid_until": "2026-09-30"
      }
    ],
    "description_de": "vollstationäre Pflege, Kurzzeitpflege und Tagespflege in vier überschaubaren Wohngruppen"
  },
  "traps": [
    "Fleetküche",
    "HRB 9421",
    "Stührmann",
    "Freundeskreis",
    "VR 1173",
    "Tiedemann",
    "Königstraße 91",
    "VR 204",
    "Kanalufer",
    "Voß-Dethlefs",
    "Rehder",
    "Harbeck",
    "Lüthje",
    "Flutlicht",
    "Brodersen",
    "DE327601588",
    "Curatus",
    "HRB 20773",
    "Viktoriastraße",
    "Düsternbrooker",
    "Lange Laube",
    "aufnahme@",
    "personal@",
    "+49412489041",
    "+49412489034",
    "Hafen-Apotheke",
    "Diakoniestation",
    "Lorenzen",
    "Förde-Bank",
    "kueche@"
  ]
};
