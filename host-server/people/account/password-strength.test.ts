import { expect, test } from 'vitest'
import { isLeaked } from './leaked-passwords.ts'
import { isGuessable } from './password-strength.ts'

const NAMES = ['j.huber@alpenbank.example', 'Jürgen Huber', 'Alpenbank', 'karten.alpenbank.example']

const GUESSABLE = `
  password1234 Password2026! P@ssw0rd1345! passwort1234 Passwort123456 Kennwort2026! 1234password Geheim123456!
  Alpenbank2026 alpenbank2026! Alpenbank!Wien Alp3nb4nk2026 JuergenHuber1 jürgenhuber1 Huber1985!!! j.huber@alpenbank.example
  qwertz123456 qwertyuiop12 QwErTzUiOp123 1qaz2wsx3edc asdfghjkl123 iloveyou2026 IchLiebeDich1 Sommer2026!! Winter2025/26
  Willkommen123 Welcome12345 Administrator1 admin1234567 letmein12345 abcdefghijkl abcd12345678 123456789012 01.02.1985-03
  passwordpassword aaaaaaaaaaaaaaa abcabcabcabcabc Test12345678 Bankberater2026 michael123456 FCBayern123456
`

const SOUND = [
  'correct horse battery',
  'grüner Apfel fliegt quer',
  'Zaunpfahl-Nebel-Trompete',
  'k9#2vQ7!xW4$m',
  'a1!9$7%2#4&6',
  'alpenbank liest Zeitung',
  'tausend Kraniche 7',
  'Mf3Jh&z9Lq2w'
]

test.each(GUESSABLE.trim().split(/\s+/))('%s is easy to guess', (password) => {
  expect(isGuessable(password, NAMES)).toBe(true)
})

test.each(SOUND)('%s is neither that nor leaked', (password) => {
  expect([isGuessable(password, NAMES), isLeaked(password)]).toEqual([false, false])
})

/** Made of no common words, and yet used by many. */
const LEAKED = ['Sojdlg123aljg', 'sojdlg123ALJG', 'ghhh47hj7649', 'websolutions', 'vjht123jltccf']

test.each(LEAKED)('%s is leaked', (password) => {
  expect([isGuessable(password, NAMES), isLeaked(password)]).toEqual([false, true])
})
