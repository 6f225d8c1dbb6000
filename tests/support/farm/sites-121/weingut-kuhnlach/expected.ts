import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Weingut Geschwister Kuhnlach eGbR",
    "legal_form": "eGbR",
    "street": "Am Kreuzbühl 12",
    "zip": "67169",
    "city": "Kallstadt",
    "country": "DE",
    "vat_id": "DE346219056",
    "register_court": "Amtsgericht Ludwigshafen am Rhein",
    "hr_number": "GsR 143",
    "ceos": [
      "Johanna Kuhnlach",
      "Matthias Kuhnlach"
    ],
    "phones": [
      "+496322794630"
    ],
    "fax": [],
    "emails": [
      "post@weingut-kuhnlach.de"
    ],
    "founding_date": "2009",
    "number_of_employees": "9",
    "branches": [
      {
        "street": "Römerplatz 5",
        "zip": "67098",
        "city": "Bad Dürkheim"
      }
    ],
    "certifications": [
      {
        "name": "Bio-Zertifikat nach Verordnung (EU) 2018/848",
        "issuer": "Kontrollverein ökologischer Landbau e.V.",
        "valid_until": "2028-01-31"
      },
      {
        "name": "FAIR and GREEN",
        "issuer": "FAIR and GREEN e.V."
      }
    ],
    "reviews": [
      {
        "rating": 4.8,
        "count": 214
      }
    ],
    "description_de": "keltern in Kallstadt Riesling, Spätburgunder und Silvaner von alten Reben"
  },
  "traps": [
    "Lore Kuhnlach",
    "Weinstraße 81",
    "9583417",
    "Heinz Kuhnlach",
    "Vanessa Theobald",
    "6350918",
    "6350921",
    "vanessa@",
    "Mainzer Straße",
    "Burgenlandstraße",
    "Breitenweg",
    "Kaiserslauterer Straße",
    "43719056",
    "Industriestraße 40",
    "8870221",
    "Boulevard Royal",
    "Mainlicht",
    "Hanauer Landstraße",
    "Hintere Bleiche",
    "datenschutz.rlp.de",
    "DE2718830644519",
    "MALADE51DKH",
    "IFS Food",
    "Demeter",
    "V-Label",
    "bitte-keine-werbung",
    "Rebzeile",
    "Claudia Rheinwalt",
    "Sektkellerei",
    "1788"
  ]
};
