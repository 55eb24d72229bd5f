/** Words that claim something of a home. Who rewords a text may use those that it has, and no others. */
export const HOME_FEATURES: readonly string[] = [
  ...["ascensor", "elevador", "terraza", "balcón", "patio", "jardín", "piscina", "alberca", "garaje", "cochera"],
  ...["parking", "aparcamiento", "estacionamiento", "parqueadero", "trastero", "bodega", "azotea", "solárium"],
  ...["calefacción", "climatización", "aire acondicionado", "chimenea", "domótica", "aerotermia", "placas solares"],
  ...["parqué", "parquet", "tarima", "mármol", "granito", "porcelánico", "electrodomésticos", "vestidor", "isla"],
  ...["portero", "conserje", "vigilancia", "gimnasio", "pista de pádel", "zona infantil", "spa", "sauna"],
  ...["reformado", "renovado", "estrenar", "obra nueva", "amueblado", "exterior", "luminoso", "soleado", "silencioso"],
  ...["vistas", "mar", "playa", "montaña", "metro", "colegio", "hospital", "parque", "estación", "céntrico"],
  ...["hipoteca", "financiación", "descuento", "oferta", "oportunidad", "rentabilidad", "garantizado", "gratis"],
  ...["lift", "elevator", "terrace", "balcony", "garden", "pool", "garage", "storage room", "fireplace", "gym"],
  ...[
    "air conditioning",
    "heating",
    "furnished",
    "refurbished",
    "renovated",
    "sea",
    "beach",
    "views",
    "subway",
    "school",
  ],
];
