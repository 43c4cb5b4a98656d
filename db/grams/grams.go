package grams

import (
	"slices"

	"github.com/google/uuid"
)

// blockBits is the number of low bits of a message's number that its block omits: a block is 131,072 messages. The
// SQL query that stores a message has the same values of blockBits and spread.
const (
	blockBits = 17
	spread    = 2654435769
)

// Block returns the block of a message's number in its conversation, from 0.
func Block(seq int64) int64 { return seq >> blockBits }

// First returns the first number of a block.
func First(block int64) int64 { return block << blockBits }

// Of returns a text's numbers for the message with that number between these two people: sorted, without duplicates. A
// number below 131,072 gives the input of the query that stores messages, which then mixes in the position.
func Of(member, coach uuid.UUID, seq int64, text string) []int32 {
	folded := Fold(text)
	all := make([]int32, 0, len(folded)*3/2)
	salt, place := saltOf(member, coach), placeOf(Block(seq))
	for i := range folded {
		if !inWord(folded[i]) {
			if folded[i] != ' ' {
				all = append(all, hash(salt, beginning, folded[i:i+1])^place)
			}
			continue
		}
		run := wordLength(folded[i:], anywhere)
		if begins(folded, i) {
			all = append(all, hash(salt, beginning, folded[i:i+1])^place)
			if run >= 2 {
				all = append(all, hash(salt, beginning, folded[i:i+2])^place)
			}
		}
		if run >= anywhere {
			all = append(all, hash(salt, inside, folded[i:i+anywhere])^place)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Wanted returns the numbers that every matching message of a block has, for a folded query of at least one letter:
// sorted, without duplicates, at least one.
func Wanted(member, coach uuid.UUID, block int64, query []rune) []int32 {
	var all []int32
	salt, place := saltOf(member, coach), placeOf(block)
	for i := range query {
		run := wordLength(query[i:], anywhere)
		// A longer query need not begin at the beginning of a word.
		if begins(query, i) && (i > 0 || len(query) < anywhere || run == 0) {
			all = append(all, hash(salt, beginning, query[i:i+min(max(run, 1), 2)])^place)
		}
		if run >= anywhere {
			all = append(all, hash(salt, inside, query[i:i+anywhere])^place)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// wordLength returns the number of letters of the word at the beginning of a text, at most most.
func wordLength(text []rune, most int) int {
	for i, r := range text {
		if i == most || !inWord(r) {
			return i
		}
	}
	return min(len(text), most)
}

// The two kinds of gram: the beginning of a word, and any place inside one.
const (
	beginning uint64 = 1
	inside    uint64 = 2
)

const (
	offset64 = 14695981039346656037
	prime64  = 1099511628211
)

// saltOf makes the numbers of two people different from others'. It must never change: stored numbers depend on it.
func saltOf(member, coach uuid.UUID) uint64 {
	salt := uint64(offset64)
	for _, b := range member {
		salt = (salt ^ uint64(b)) * prime64
	}
	for _, b := range coach {
		salt = (salt ^ uint64(b)) * prime64
	}
	return salt
}

func placeOf(block int64) int32 { return int32(uint32(uint64(block) * spread)) }

func hash(salt, sort uint64, gram []rune) int32 {
	h := (salt ^ sort) * prime64
	for _, r := range gram {
		h = (h ^ uint64(r)) * prime64
	}
	// The upper half depends on every bit only after a second mixing.
	h ^= h >> 32
	h *= 0x9e3779b97f4a7c15
	return int32(uint32(h >> 32))
}
