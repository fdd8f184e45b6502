WITH points AS (
  SELECT COALESCE(CAST(t."site" AS VARCHAR), '') AS series,
    t."ts" AS x,
    CAST(EPOCH(t."ts") AS DOUBLE) AS place,
    CAST(t."price" + 0 AS DOUBLE) AS y
  FROM "market"."trades" AS t
  WHERE ISFINITE(t."ts")
    AND t."ts" >= '2024-03-01'
    AND t."kind" <> 'test'
), ends AS (
  SELECT MIN(place) AS low, MAX(place) AS high FROM points
), slotted AS (
  SELECT series, x, CASE WHEN ABS(y) < CAST('Infinity' AS DOUBLE) THEN y END AS y,
    CASE WHEN ends.high > ends.low THEN
      LEAST(285, 1 + CAST(FLOOR((place - ends.low) / (ends.high - ends.low) * 285) AS INTEGER))
    ELSE 1 END AS slot
  FROM points CROSS JOIN ends
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
/* Times without a zone are in UTC. */
FROM slotted
GROUP BY series, slot
ORDER BY series, slot
