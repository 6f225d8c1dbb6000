import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Kranawitter & Sperl Immobilienverwaltung GmbH",
    "legal_form": "GmbH",
    "street": "Sierninger Straße 47",
    "zip": "4400",
    "city": "Steyr",
    "country": "AT",
    "vat_id": "ATU68412755",
    "register_court": "Landesgericht Steyr",
    "hr_number": "FN 274618k",
    "ceos": [
      "Judith Kranawitter",
      "Thomas Sperl"
    ],
    "phones": [
      "+437252734180"
    ],
    "fax": [
      "+4372527341819"
    ],
    "emails": [
      "office@ks-immoverwaltung-steyr.at"
    ],
    "founding_date": "2006",
    "number_of_employees": "14",
    "branches": [
      {
        "street": "Hauptplatz 9",
        "zip": "4560",
        "city": "Kirchdorf an der Krems"
      }
    ],
    "description_de": "verwaltet Wohnungseigentum, Zinshäuser und Gewerbeobjekte in Steyr"
  },
  "traps": [
    "Mediendock",
    "401927",
    "ATU71903489",
    "Wehrgrabengasse",
    "Donaukreis",
    "88214",
    "Handelsgericht Wien",
    "Untere Donaustraße",
    "Hessenplatz",
    "wkooe-fachgruppe",
    "Stadtplatz 27",
    "Brandecker",
    "Pachergasse",
    "Moshammer",
    "Derflinger",
    "Baumschlager",
    "Öllinger",
    "Digihof",
    "Wolfsgruber",
    "Barichgasse",
    "dsb@dsb.gv.at",
    "lindinger-personal",
    "hinterleitner",
    "Aschauer",
    "219340",
    "Haratzmüllerstraße",
    "+43725238711",
    "+437242559120",
    "Bahnhofstraße 209"
  ]
};
