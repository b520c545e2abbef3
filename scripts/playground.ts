import { resolve } from 'node:path'
import { writePlayground } from './write-playground.ts'

await writePlayground(resolve(import.meta.dirname, '../storybook-static/playground.html'))
