/// Words of headers for what is paid, and for what is done, again and again.
enum PaymentWords {
  /// What each payment has, beside words that name amounts alone.
  static let payments: Set<String> = MeasureWords.amounts.subtracting(["valor"]).union([
    "expense", "expenses", "spending", "spent", "payment", "payments", "donation", "donations",
    "commission", "ausgabe", "ausgaben", "einnahme", "einnahmen", "zahlung", "spende",
    "gasto", "gastos", "monto", "pago", "comisión", "despesa", "despesas", "pagamento", "comissão",
    "dépense", "dépenses", "paiement", "spesa", "spese", "uitgave", "uitgaven", "utgift",
    "utgifter",
    "udgift", "udgifter", "wydatek", "wydatki", "wpłata", "výdaj", "výdaje", "расход", "расходы",
    "支払",
  ])
  /// Words beside those, which say whose or which payments they are.
  static let besidePayments: Set<String> = [
    "total", "net", "gross", "netto", "brutto", "in", "out", "money", "transaction", "transaktion",
    "invoice", "order", "bill", "billed", "charged", "local", "original", "eur", "euro", "usd",
    "gbp", "chf", "pln", "czk", "sek", "nok", "dkk", "movimento", "movimiento", "operación",
    "opération", "operazione", "transakcji", "operacji", "transakce", "de", "del", "la",
  ]
  /// What goes into an account or out of it.
  static let sides: Set<String> = [
    "credit", "debit", "crédit", "débit", "soll", "haben", "withdrawal", "withdrawals", "deposit",
    "deposits", "in", "out", "money", "paid", "abono", "cargo", "addebito", "accredito",
  ]
  /// What may also be a level, a price or any value, unless other headers are those of payments.
  static let inContext: Set<String> = [
    "cost", "costs", "total", "sum", "sales", "revenue", "income", "fee", "paid", "valor", "kosten",
    "summe", "costo", "coste", "custo", "coût", "koszt", "suma", "somme", "totale", "totaal",
    "ingreso", "ingresos", "venta", "ventas", "receita", "recette", "entrata", "entrate",
    "inkomsten", "dues", "収支",
  ]
  /// Headers of texts that say for what, to whom or how one paid.
  static let contexts: Set<String> = [
    "category", "payee", "vendor", "supplier", "merchant", "customer", "client", "account",
    "payment", "invoice", "order", "receipt", "store", "shop", "product", "expense", "tags",
    "kategorie", "empfänger", "konto", "zahlung", "zahlungsart", "kunde", "verwendungszweck",
    "categoría", "categoria", "proveedor", "cliente", "cuenta", "pago", "gasto", "producto",
    "concepto", "sucursal", "conta", "banco", "fornecedor", "pagamento", "produto", "débito",
    "catégorie", "fournisseur", "compte", "paiement", "produit", "libellé", "fornitore", "conto",
    "prodotto", "categorie", "rekening", "leverancier", "kategori", "kategoria", "produkt",
    "klient", "zaplaceni", "objednavky", "費目", "分類", "支払先", "科目",
  ]
  /// With which an amount is a level, a rate, a plan or a sum that goes on.
  static let levels: Set<String> = [
    "per", "pro", "je", "pr", "par", "por", "al", "alla", "unit", "unitario", "unitaire",
    "unitário",
    "medio", "media", "médio", "média", "moyen", "moyenne", "mittlere", "mittlerer", "durchschnitt",
    "gemiddelde", "średni", "średnia", "průměr", "genomsnitt", "hourly", "daily", "monthly",
    "yearly",
    "annual",
    "cumulative", "cumul", "cum", "cumulé", "acumulado", "acumulada", "kumuliert", "accumulated",
    "running", "ytd", "date", "far", "since", "remaining", "left", "outstanding", "owed", "due",
    "hand", "stock", "available", "balance", "saldo", "solde", "kontostand", "closing", "opening",
    "forecast", "estimated", "expected", "budget", "planned", "plan", "limit", "target", "goal",
    "centre", "center", "code", "id", "score", "utilization", "utilisation", "users", "days",
    "number", "price", "preis", "prix", "precio", "prezzo", "preço", "prijs", "pris", "cena",
    "цена",
    "価格", "単価", "p50", "p90", "p95", "p99", "capital", "basket", "gas", "loan", "principal",
    "debt", "fund", "portfolio",
    "invested", "worth",
  ]
  /// Of which an amount is no money.
  static let otherQuantities: Set<String> = [
    "exam", "points", "tax", "quantity", "area", "cholesterol", "time", "hours", "votes",
    "population", "water", "rain", "energy", "weight", "dose", "insulin",
  ]
  static let currencies: Set<String> = [
    "currency", "währung", "moneda", "divisa", "devise", "moeda", "valuta", "waluta", "měna",
    "валюта", "货币", "币种", "通貨",
  ]
  /// Whose headers are those of money that an account has.
  static let balances: Set<String> = ["balance", "saldo", "solde", "kontostand", "残高", "saldi"]
  /// Headers of texts that say what people did.
  static let activities: Set<String> = [
    "activity", "sport", "workout", "project", "aktivität", "sportart", "projekt", "activité",
    "projet", "actividad", "proyecto", "atividade", "projeto", "attività", "progetto", "aktywność",
    "aktivita",
  ]
  /// What people did much of, beside such texts.
  static let done: Set<String> = [
    "distance", "duration", "moving", "calories", "hours", "strecke", "distanz", "dauer", "stunden",
    "distancia", "duración", "horas", "distância", "duração", "durée", "heures", "distanza",
    "durata", "afstand", "duur", "uren", "dystans", "godziny", "vzdálenost", "hodiny",
  ]
}
