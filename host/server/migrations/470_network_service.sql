-- A network belongs to the service that pays for it: SD-WAN or smart networking.

ALTER TABLE sdwan_network ADD COLUMN service text NOT NULL DEFAULT 'sdwan' CHECK (service IN ('sdwan', 'network'));
