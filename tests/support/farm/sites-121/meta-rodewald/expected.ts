import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Meta-Rodewald-Altenhilfe gGmbH",
    "legal_form": "gGmbH",
    "street": "Deichstraße 7",
    "zip": "27318",
    "city": "Hoya",
    "country": "DE",
    "vat_id": null,
    "register_court": "Amtsgericht Walsrode",
    "hr_number": "HRB 205614",
    "ceos": [
      "Friederike Oltmanns",
      "Jens-Uwe Harbort"
    ],
    "phones": [
      "+49425167300"
    ],
    "fax": [
      "+494251673099"
    ],
    "emails": [
      "verwaltung@meta-rodewald.de"
    ],
    "founding_date": "2004",
    "number_of_employees": "rund 260",
    "branches": [
      {
        "street": "Am Weserdeich 31",
        "zip": "27318",
        "city": "Hoya"
      },
      {
        "street": "Parkstraße 12",
        "zip": "31582",
        "city": "Nienburg"
      },
      {
        "street": "Bollenstraße 4",
        "zip": "27305",
        "city": "Bruchhausen-Vilsen"
      },
      {
        "street": "Molkereiweg 2",
        "zip": "27333",
        "city": "Schweringen"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "EQ Zert",
        "valid_until": "2028-08-31"
      }
    ],
    "description_de": "pflegen und begleiten alte Menschen zwischen Hoya, Nienburg und"
  },
  "traps": [
    "Meta-Rodewald-Stiftung",
    "Weserstraße 3",
    "889410",
    "Eilert Köster",
    "Annemarie Wohlers",
    "Henning von Bothmar",
    "Ambulante Pflege Mittelweser",
    "600785",
    "Kirchstraße 14",
    "Sabine Thölke",
    "Arne Bultmann",
    "914550",
    "670211",
    "62280419",
    "jobs@",
    "Schloßplatz",
    "Hildesheimer Straße",
    "IFS Food",
    "Ecclesia",
    "Nele Dierksen",
    "pc-tietjen",
    "Straßburger Straße",
    "Maren Focken",
    "Obernstraße",
    "Prinzenstraße",
    "510326448",
    "NOLADE21NIB",
    "34/201/40127",
    "1889",
    "Bahnhofsplatz 2"
  ]
};
