/** Whether a call was refused for lack of permission, so that a retry is pointless. */
export const isForbidden = (failure: unknown): failure is Response =>
  failure instanceof Response && failure.status === 403
