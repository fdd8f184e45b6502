WITH points AS (
  SELECT 'price' AS series,
    t.`n` + 0 AS x,
    CAST(t.`n` + 0 AS DOUBLE) AS place,
    CAST(t.`price` + 0 AS DOUBLE) AS y
  FROM `trades` AS t
  WHERE ABS(CAST(t.`n` + 0 AS DOUBLE)) < CAST('Infinity' AS DOUBLE)
    AND t.`n` > 2
), slotted AS (
  SELECT series, x, CASE WHEN ABS(y) < CAST('Infinity' AS DOUBLE) THEN y END AS y,
    LEAST(10, 1 + CAST(FLOOR((place - CAST(-5.0 AS DOUBLE)) / (CAST(1000.0 AS DOUBLE) - CAST(-5.0 AS DOUBLE)) * 10) AS INTEGER)) AS slot
  FROM points WHERE place >= CAST(-5.0 AS DOUBLE) AND place <= CAST(1000.0 AS DOUBLE)
) SELECT `series`,
  `slot`,
  MIN(x) AS `x_from`,
  MAX(x) AS `x_to`,
  COUNT(*) AS `rows`,
  COUNT(*) - COUNT(y) AS `missing`,
  MIN_BY(y, STRUCT(x, y)) FILTER (WHERE y IS NOT NULL) AS `first`,
  MAX_BY(y, STRUCT(x, y)) FILTER (WHERE y IS NOT NULL) AS `last`,
  MIN(y) AS `minimum`,
  MIN_BY(x, STRUCT(y, x)) FILTER (WHERE y IS NOT NULL) AS `x_minimum`,
  MAX(y) AS `maximum`,
  MIN_BY(x, STRUCT(-y, x)) FILTER (WHERE y IS NOT NULL) AS `x_maximum`,
  PERCENTILE_APPROX(y, 0.1, 10000) AS `lower`,
  PERCENTILE_APPROX(y, 0.5, 10000) AS `median`,
  PERCENTILE_APPROX(y, 0.9, 10000) AS `upper`,
  AVG(y) AS `mean`
/* lower, median and upper are approximate, so that one scan is enough. */
FROM slotted
GROUP BY series, slot
ORDER BY series, slot
