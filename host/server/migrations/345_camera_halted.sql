-- Its gateway was told to stop recording: the package of the gateway ended. The plan stays for when there is one again.
ALTER TABLE camera ADD COLUMN halted boolean NOT NULL DEFAULT false;
