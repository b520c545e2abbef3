/** The request header of a test: the answer is that of a real request, and nothing comes of it. */
export const TEST_HEADER = 'test-mode'

/** What the answer to a test has besides, if it has a body. */
export const TEST_MARK = { is_test: true } as const
