-- Prices of SD-WAN as they are ordered: the offers of activities are for the second and third package, standard and
-- enterprise.

UPDATE sale_package SET tier = 0 WHERE id = 'sdwan-1';
UPDATE sale_package SET tier = 1, price_fen = 1800 WHERE id = 'sdwan-2';
UPDATE sale_package SET tier = 2, price_fen = 4800 WHERE id = 'sdwan-3';
UPDATE sale_package SET tier = 3, price_fen = 9800 WHERE id = 'sdwan-4';
UPDATE sale_package SET price_fen = 9800 WHERE id = 'overseas-1';
UPDATE sale_package SET price_fen = 1500 WHERE id = 'dns-1';
UPDATE sale_package SET price_fen = 990 WHERE id = 'backup-1';
UPDATE sale_package SET price_fen = 1900 WHERE id = 'ipv6-1';
