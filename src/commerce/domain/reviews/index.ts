export { type ProductReview, type ProductReviews, registerReviews, type Reviews, type ReviewsQuestion } from './reviews.js'
