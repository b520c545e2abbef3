import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../base/concurrency-limit.ts'

/** Hashing shares its four threads with the file system and DNS: a flood of logins must not delay bookings. */
const withMutex = limitConcurrency(2, 50)

/** Argon2id with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of an unknown password, so that an unknown account takes as long as a wrong password. */
const UNKNOWN_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$VAMAmaRNHGEelSrPtRz+WA$e37M+UhB9kO2GqwnYasBdAaNV+hXYSLMcH86fN9zeu0'

export const hashPassword = (password: string) => withMutex(() => hash(password, COST))

/** Without a hash the answer is no, after as much time as with one. */
export const verifyPassword = (passwordHash: string | undefined, password: string) =>
  withMutex(async () => (await verify(passwordHash ?? UNKNOWN_PASSWORD, password)) && passwordHash !== undefined)
