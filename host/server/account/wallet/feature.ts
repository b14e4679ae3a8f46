import type { Feature } from '../../kit/context/context';

/** Cards and withdrawals. A card's number is sealed in the store: the bank names it, and what changed says its last digits. */
export const wallet: Feature = {
  names: [
    'SELECT bank AS name, NULL AS device FROM bank_card WHERE account_id = $1 AND id = $2',
    'SELECT card AS name, NULL AS device FROM withdrawal WHERE account_id = $1 AND id = $2',
  ],
};
