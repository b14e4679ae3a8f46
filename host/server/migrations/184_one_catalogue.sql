-- What is sold stands in the service catalogue alone; packages keep the ids that referrals and commissions name.
DROP TABLE sale_package;

-- What an ad is about: `{price}` in its words is the price of this service now, `{until}` the ad's last day. An ad
-- about an activity runs no longer than the activity.
ALTER TABLE ad ADD COLUMN service text;
ALTER TABLE ad ADD COLUMN activity_id integer;
UPDATE ad SET service = 'overseas_speedup', body = replace(body, '首月 28 元起', '{price}')
  WHERE links LIKE '%/open/overseas_speedupv2%';
UPDATE ad SET activity_id = 2 WHERE title = 'SD-WAN 套餐买二送一';
