import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Fahrschule Rheinschwung UG (haftungsbeschränkt)",
    "legal_form": "UG (haftungsbeschränkt)",
    "street": "Oberstraße 118",
    "zip": "41460",
    "city": "Neuss",
    "country": "DE",
    "vat_id": null,
    "register_court": "Amtsgericht Neuss",
    "hr_number": "HRB 19472",
    "ceos": [
      "Daniela Küppers"
    ],
    "phones": [
      "+4921313681520"
    ],
    "fax": [],
    "emails": [
      "hallo@fahrschule-rheinschwung.de"
    ],
    "founding_date": "2016",
    "number_of_employees": "26",
    "branches": [
      {
        "street": "Kölner Straße 61",
        "zip": "41539",
        "city": "Dormagen"
      },
      {
        "street": "Bahnstraße 24",
        "zip": "41515",
        "city": "Grevenbroich"
      },
      {
        "street": "Maubisstraße 37",
        "zip": "41564",
        "city": "Kaarst"
      }
    ],
    "certifications": [
      {
        "name": "AZAV",
        "issuer": "DEKRA Certification GmbH",
        "valid_until": "2028-03-14"
      }
    ],
    "reviews": [
      {
        "rating": 4.9,
        "count": 612
      }
    ],
    "description_de": "bildet in vier Filialen im Rhein-Kreis Neuss für Auto, Motorrad"
  },
  "traps": [
    "DE318274655",
    "Ralf Pesch",
    "Timo Brandenburg",
    "Marlene Gierden",
    "Dorfstraße 12",
    "Dombogen",
    "Venloer Straße",
    "Stresemannallee",
    "48260",
    "129",
    "1480",
    "1958",
    "1934",
    "1952",
    "ISO 9001",
    "39001",
    "Oberstraße 91",
    "strassenverkehrsamt@",
    "85210466",
    "974412",
    "705633",
    "662089",
    "1689370",
    "jobs@",
    "Kompass Verkehrsversicherung",
    "Petra Voss",
    "Webhilfe Niederrhein",
    "Büttger Straße",
    "Marienstraße 42",
    "Kruppstraße",
    "Tillmanns",
    "Kavalleriestraße",
    "Stresemannstraße 375"
  ]
};
