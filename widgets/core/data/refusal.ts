const hasStatus =
  (status: number) =>
  (failure: unknown): failure is Response =>
    failure instanceof Response && failure.status === status

/** Whether a call was refused for lack of permission. */
export const isForbidden = hasStatus(403)

/** Whether a call was refused because the session has ended. */
export const isSignedOut = hasStatus(401)

/** Whether what a call is about does not exist, or no longer, or not for this user. */
export const isGone = hasStatus(404)
