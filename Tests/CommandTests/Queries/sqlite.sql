WITH points AS (
  SELECT COALESCE(CAST(t."site" AS TEXT), '') AS series,
    t."ts" AS x,
    CASE WHEN TYPEOF(t."ts") = 'text' THEN (JULIANDAY(t."ts") - 2440587.5) * 86400.0 ELSE CAST(t."ts" AS REAL) END AS place,
    CAST(CASE WHEN TYPEOF(t."price") IN ('integer', 'real') THEN t."price" WHEN TYPEOF(t."price") = 'text' AND t."price" GLOB '*[0-9]*' AND TRIM(t."price") NOT GLOB '*[^0-9.eE+-]*' THEN CAST(t."price" AS NUMERIC) END AS REAL) AS y
  FROM "market"."trades" AS t
  WHERE CASE WHEN TYPEOF(t."ts") = 'text' THEN (JULIANDAY(t."ts") - 2440587.5) * 86400.0 ELSE CAST(t."ts" AS REAL) END IS NOT NULL
    AND t."ts" >= '2024-03-01'
    AND t."kind" <> 'test'
), ends AS (
  SELECT MIN(place) AS low, MAX(place) AS high FROM points
), slotted AS (
  SELECT series, x, CASE WHEN ABS(y) < 9e999 THEN y END AS y,
    CASE WHEN ends.high > ends.low THEN
      MIN(285, 1 + CAST((place - ends.low) / (ends.high - ends.low) * 285 AS INTEGER))
    ELSE 1 END AS slot
  FROM points CROSS JOIN ends
), measured AS (
  SELECT series, slot, x, y, MIN(y) OVER (PARTITION BY series, slot) AS minimum, MAX(y) OVER (PARTITION BY series, slot) AS maximum,
    MIN(CASE WHEN y IS NOT NULL THEN x END) OVER (PARTITION BY series, slot) AS x_first, MAX(CASE WHEN y IS NOT NULL THEN x END) OVER (PARTITION BY series, slot) AS x_last,
    COUNT(y) OVER (PARTITION BY series, slot) - 1 AS last_rank,
    ROW_NUMBER() OVER (PARTITION BY series, slot ORDER BY y IS NULL, y) - 1 AS value_rank
  FROM slotted
) SELECT "series",
  "slot",
  MIN(x) AS "x_from",
  MAX(x) AS "x_to",
  COUNT(*) AS "rows",
  COUNT(*) - COUNT(y) AS "missing",
  MIN(CASE WHEN x = x_first THEN y END) AS "first",
  MAX(CASE WHEN x = x_last THEN y END) AS "last",
  MIN(y) AS "minimum",
  MIN(CASE WHEN y = minimum THEN x END) AS "x_minimum",
  MAX(y) AS "maximum",
  MIN(CASE WHEN y = maximum THEN x END) AS "x_maximum",
  SUM(y * MAX(0.0, 1.0 - ABS(value_rank - 0.1 * last_rank))) AS "lower",
  SUM(y * MAX(0.0, 1.0 - ABS(value_rank - 0.5 * last_rank))) AS "median",
  SUM(y * MAX(0.0, 1.0 - ABS(value_rank - 0.9 * last_rank))) AS "upper",
  AVG(y) AS "mean"
/* lower, median and upper are exact: the values of each slot are sorted. */
/* Times without a zone are in UTC. */
FROM measured
GROUP BY series, slot
ORDER BY series, slot
