import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Eulenhardt Fräsmaschinen GmbH",
    "legal_form": "GmbH",
    "street": "Gewerbestraße 14",
    "zip": "72172",
    "city": "Sulz am Neckar",
    "country": "DE",
    "vat_id": "DE144985279",
    "register_court": "Amtsgericht Stuttgart",
    "hr_number": "HRB 481276",
    "ceos": [
      "Tilman Hasenöhrl",
      "Regine Staudacher"
    ],
    "phones": [
      "+49745495870"
    ],
    "fax": [
      "+4974549587190"
    ],
    "emails": [
      "info@eulenhardt-fraesmaschinen.de"
    ],
    "founding_date": "1954",
    "number_of_employees": "rund 340",
    "branches": [
      {
        "street": "Im Vogelsang 9",
        "zip": "78727",
        "city": "Oberndorf am Neckar"
      },
      {
        "street": "Neefestraße 188",
        "zip": "09116",
        "city": "Chemnitz"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "DQS GmbH",
        "valid_until": "2028-11-30"
      },
      {
        "name": "DIN EN ISO 50001:2018",
        "issuer": "DQS GmbH",
        "valid_until": "2029-03-14"
      }
    ],
    "description_de": "entwickelt und baut Portalfräsmaschinen und Bearbeitungszentren für Großteile",
    "description_en": "designs and builds gantry milling machines and machining centres"
  },
  "traps": [
    "Vantorp Industrie Holding",
    "Guiollettstraße",
    "27145530",
    "27145562",
    "Ludger Freytag",
    "Miriam Abt",
    "Annegret Wölk",
    "HRB 118845",
    "DE307155291",
    "Eulenhardt Service GmbH",
    "Gewerbestraße 16",
    "6630200",
    "Volkmar Niethammer",
    "HRB 770318",
    "DE298403167",
    "Daimlerstraße 33",
    "HRB 412990",
    "DE201466386",
    "Petra Rist",
    "Carina Volz",
    "Achim Dettling",
    "Blauwerft",
    "93324080",
    "Lautenschlagerstraße",
    "ISO 14001",
    "ISO 45001",
    "IATF 16949",
    "EN ISO 16090",
    "bewerbung@",
    "Via dell’Industria"
  ]
};
