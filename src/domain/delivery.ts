/** How a change is on its way to a gateway. */
export const deliveryStates = ['pending', 'sent', 'done', 'failed'] as const;
