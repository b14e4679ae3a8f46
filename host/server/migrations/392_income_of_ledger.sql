-- Income is counted from the statement of the wallet.
DROP TABLE account_income_day;
