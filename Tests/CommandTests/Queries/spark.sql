WITH points AS (
  SELECT COALESCE(CAST(t.`site` AS STRING), '') AS series,
    t.`ts` AS x,
    UNIX_MICROS(CAST(t.`ts` AS TIMESTAMP)) / 1e6 AS place,
    CAST(t.`price` + 0 AS DOUBLE) AS y
  FROM `market`.`trades` AS t
  WHERE UNIX_MICROS(CAST(t.`ts` AS TIMESTAMP)) / 1e6 IS NOT NULL
    AND t.`ts` >= '2024-03-01'
    AND t.`kind` <> 'test'
), ends AS (
  SELECT MIN(place) AS low, MAX(place) AS high FROM points
), slotted AS (
  SELECT series, x, CASE WHEN ABS(y) < CAST('Infinity' AS DOUBLE) THEN y END AS y,
    CASE WHEN ends.high > ends.low THEN
      LEAST(285, 1 + CAST(FLOOR((place - ends.low) / (ends.high - ends.low) * 285) AS INTEGER))
    ELSE 1 END AS slot
  FROM points CROSS JOIN ends
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
/* Times with a zone are in the time zone of the session. */
FROM slotted
GROUP BY series, slot
ORDER BY series, slot
