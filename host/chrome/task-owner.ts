/** The task drawer of the header, among those that tables bring along. */
export const taskOwner = 'header';
