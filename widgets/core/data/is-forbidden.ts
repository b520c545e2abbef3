/** Whether a call was refused for lack of permission, so that a retry is pointless. */
export const isForbidden = (failure: unknown) => failure instanceof Response && failure.status === 403
