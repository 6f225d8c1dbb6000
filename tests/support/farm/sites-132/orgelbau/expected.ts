import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Haberstroh Orgelbau GmbH & Co. KG",
    "legal_form": "GmbH & Co. KG",
    "street": "Am Pfaffenteich 7",
    "zip": "07937",
    "city": "Zeulenroda-Triebes",
    "country": "DE",
    "vat_id": "DE150483728",
    "register_court": "Amtsgericht Jena",
    "hr_number": "HRA 503218",
    "ceos": [
      "Ansgar Haberstroh",
      "Friederike Voitel"
    ],
    "phones": [
      "+493662871940"
    ],
    "fax": [
      "+493662871949"
    ],
    "emails": [
      "werkstatt@haberstroh-orgeln.de"
    ],
    "founding_date": "1991",
    "number_of_employees": "19",
    "branches": [
      {
        "street": "Alte Molkerei 3",
        "zip": "26736",
        "city": "Krummhörn"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "Certus Saale Prüfgesellschaft mbH",
        "valid_until": "2028-03-31"
      },
      {
        "name": "QuB-Umweltsiegel",
        "valid_until": "2027-10-15"
      }
    ],
    "reviews": [
      {
        "rating": 4.9,
        "count": 37
      }
    ],
    "description_de": "Neubau, Restaurierung und Pflege mechanischer Pfeifenorgeln in Thüringen, Sachsen und Ostfriesland"
  },
  "traps": [
    "Verwaltungs-GmbH",
    "509844",
    "1874",
    "1972",
    "1958",
    "8813407",
    "Klavierhaus",
    "Sorge 31",
    "Lorenz Mattheus",
    "Reinhold Haberstroh",
    "14001",
    "45001",
    "27001",
    "20121",
    "FSC",
    "5530927",
    "lehre@haberstroh-orgeln.de",
    "8061528",
    "Rosa-Luxemburg-Straße 88",
    "Kirchsteig 2",
    "Issendorf",
    "Handwerkstraße 5",
    "Elsterdamm 40",
    "Pfeifenwerk Bonnet",
    "Burgkstraße 17",
    "Reußgrafik",
    "Häßlerstraße 8",
    "60335"
  ]
};
