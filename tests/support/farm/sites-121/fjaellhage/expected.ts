import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Fjällhage Retail AB Zweigniederlassung Österreich",
    "legal_form": "Zweigniederlassung",
    "street": "Stumpergasse 44/7",
    "zip": "1060",
    "city": "Wien",
    "country": "AT",
    "vat_id": "ATU68417304",
    "register_court": "Handelsgericht Wien",
    "hr_number": "FN 387412s",
    "ceos": [
      "Judith Haslacher"
    ],
    "phones": [
      "+4315861740"
    ],
    "fax": [],
    "emails": [
      "hallo@fjaellhage.at"
    ],
    "founding_date": "2011",
    "number_of_employees": "64",
    "branches": [
      {
        "street": "Lindengasse 31",
        "zip": "1070",
        "city": "Wien"
      },
      {
        "street": "Sporgasse 22",
        "zip": "8010",
        "city": "Graz"
      },
      {
        "street": "Altstadt 13",
        "zip": "4020",
        "city": "Linz"
      },
      {
        "street": "Linzer Gasse 48",
        "zip": "5020",
        "city": "Salzburg"
      }
    ],
    "reviews": [
      {
        "rating": 4.62,
        "count": 3187
      }
    ],
    "description_de": "aus Leinen, Wolle und Bio-Baumwolle: Bei fjällhage in Österreich",
    "description_en": "in linen, wool and organic cotton: at fjällhage in Austria"
  },
  "traps": [
    "Kungsgatan",
    "556274-8103",
    "SE556274810301",
    "7094400",
    "fjaellhage-mode",
    "Gunnar Fjällhage",
    "Ebba Nyström",
    "Fjällhage Deutschland",
    "Eppendorfer Weg",
    "60943310",
    "Seilergasse",
    "Museumstraße",
    "Anton-Schneider-Straße",
    "Gumpendorfer Straße",
    "Wiener Neudorf",
    "Sveavägen",
    "883815",
    "Hermanngasse",
    "Straße der Wiener Wirtschaft",
    "Margaretenstraße",
    "ombudsstelle.at",
    "Zieglergasse",
    "FN 452903",
    "Johan Sandell",
    "Barichgasse",
    "dsb.gv.at",
    "jobs@",
    "2093481",
    "ISO 14001",
    "Lukas Prohaska"
  ]
};
