// Package exercise has the guided exercises: their steps, their texts in four languages, and the rules of going through
// one. It stores nothing; package companion keeps each member's place.
//
// Each folder in library is one exercise: exercise.json has its steps, and a file per language its texts. An exercise
// is self-help, and its texts never name it anything else.
package exercise
