WITH points AS (
  SELECT 'price' AS series,
    t."n" + 0 AS x,
    CAST(t."n" + 0 AS double precision) AS place,
    CAST(t."price" + 0 AS double precision) AS y
  FROM "trades" AS t
  WHERE ABS(CAST(t."n" + 0 AS double precision)) < CAST('Infinity' AS double precision)
    AND t."n" > '2'
), slotted AS (
  SELECT series, x, CASE WHEN ABS(y) < CAST('Infinity' AS double precision) THEN y END AS y,
    LEAST(10, 1 + CAST(FLOOR((place - CAST(-5.0 AS double precision)) / (CAST(1000.0 AS double precision) - CAST(-5.0 AS double precision)) * 10) AS INTEGER)) AS slot
  FROM points WHERE place >= CAST(-5.0 AS double precision) AND place <= CAST(1000.0 AS double precision)
), measured AS (
  SELECT series, slot, x, y, MIN(y) OVER (PARTITION BY series, slot) AS minimum, MAX(y) OVER (PARTITION BY series, slot) AS maximum,
    MIN(CASE WHEN y IS NOT NULL THEN x END) OVER (PARTITION BY series, slot) AS x_first, MAX(CASE WHEN y IS NOT NULL THEN x END) OVER (PARTITION BY series, slot) AS x_last
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
  PERCENTILE_CONT(0.1) WITHIN GROUP (ORDER BY y) AS "lower",
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY y) AS "median",
  PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY y) AS "upper",
  AVG(y) AS "mean"
/* lower, median and upper are exact: the values of each slot are sorted. */
FROM measured
GROUP BY series, slot
ORDER BY series, slot
