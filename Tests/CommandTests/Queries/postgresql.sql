WITH points AS (
  SELECT COALESCE(CAST(t."site" AS TEXT), '') AS series,
    t."ts" AS x,
    CAST(EXTRACT(EPOCH FROM t."ts") AS double precision) AS place,
    CAST(t."price" + 0 AS double precision) AS y
  FROM "market"."trades" AS t
  WHERE ISFINITE(t."ts")
    AND t."ts" >= '2024-03-01'
    AND t."kind" <> 'test'
), ends AS (
  SELECT MIN(place) AS low, MAX(place) AS high FROM points
), slotted AS (
  SELECT series, x, CASE WHEN ABS(y) < CAST('Infinity' AS double precision) THEN y END AS y,
    CASE WHEN ends.high > ends.low THEN
      LEAST(285, 1 + CAST(FLOOR((place - ends.low) / (ends.high - ends.low) * 285) AS INTEGER))
    ELSE 1 END AS slot
  FROM points CROSS JOIN ends
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
/* Times with a zone are in the time zone of the session. */
FROM measured
GROUP BY series, slot
ORDER BY series, slot
