/** Whether a call was refused because of who asks, so that trying again is of no use. */
export const isForbidden = (failure: unknown) => failure instanceof Response && failure.status === 403
