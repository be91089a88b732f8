/** As many characters as the house wants of a password at least. */
export const LEAST_PASSWORD = 8;
