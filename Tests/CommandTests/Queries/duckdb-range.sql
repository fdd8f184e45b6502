WITH points AS (
  SELECT 'price' AS series,
    t."n" + 0 AS x,
    CAST(t."n" + 0 AS DOUBLE) AS place,
    CAST(t."price" + 0 AS DOUBLE) AS y
  FROM "trades" AS t
  WHERE ABS(CAST(t."n" + 0 AS DOUBLE)) < CAST('Infinity' AS DOUBLE)
    AND t."n" > '2'
), slotted AS (
  SELECT series, x, CASE WHEN ABS(y) < CAST('Infinity' AS DOUBLE) THEN y END AS y,
    LEAST(10, 1 + CAST(FLOOR((place - CAST(-5.0 AS DOUBLE)) / (CAST(1000.0 AS DOUBLE) - CAST(-5.0 AS DOUBLE)) * 10) AS INTEGER)) AS slot
  FROM points WHERE place >= CAST(-5.0 AS DOUBLE) AND place <= CAST(1000.0 AS DOUBLE)
) SELECT "series",
  "slot",
  MIN(x) AS "x_from",
  MAX(x) AS "x_to",
  COUNT(*) AS "rows",
  COUNT(*) - COUNT(y) AS "missing",
  ARG_MIN(y, ROW(x, y)) FILTER (WHERE y IS NOT NULL) AS "first",
  ARG_MAX(y, ROW(x, y)) FILTER (WHERE y IS NOT NULL) AS "last",
  MIN(y) AS "minimum",
  ARG_MIN(x, ROW(y, x)) FILTER (WHERE y IS NOT NULL) AS "x_minimum",
  MAX(y) AS "maximum",
  ARG_MIN(x, ROW(-y, x)) FILTER (WHERE y IS NOT NULL) AS "x_maximum",
  APPROX_QUANTILE(y, 0.1) AS "lower",
  APPROX_QUANTILE(y, 0.5) AS "median",
  APPROX_QUANTILE(y, 0.9) AS "upper",
  AVG(y) AS "mean"
/* lower, median and upper are approximate, so that one scan is enough. */
FROM slotted
GROUP BY series, slot
ORDER BY series, slot
