// Package s3 opens buckets of stores that speak S3.
package s3

import (
	"context"
	"errors"
	"io"
	"net/url"

	"aangan/bff/internal/blob"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	cloud "gocloud.dev/blob"
	_ "gocloud.dev/blob/s3blob" // Registers s3://.
)

var errAddress = errors.New("BLOB_URL is not the address of a bucket, such as s3://files?region=us-east-1&endpoint=https://s3.example.org&use_path_style=true")

// Open opens the bucket that an address names, in the way of gocloud.dev: s3://bucket with the region, and for a store other than
// Amazon's the endpoint and use_path_style=true. The keys to it are read from the environment as Amazon's own tools do
// (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, a role of the machine). Nothing is asked of it yet.
func Open(ctx context.Context, address string) (*blob.Store, error) {
	// The reasons quote the address, which may hold a key.
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "s3" || u.Host == "" {
		return nil, errAddress
	}
	bucket, err := cloud.OpenBucket(ctx, address)
	if err != nil {
		return nil, errAddress
	}
	var client *s3.Client
	if !bucket.As(&client) {
		return nil, errors.Join(errAddress, bucket.Close())
	}
	return blob.FromBucket(bucket, into(client, u.Host)), nil
}

// Whoever reaches the store past us gets a file to keep, never a page, and keeps no copy on the way.
const (
	disposition  = "attachment"
	cacheControl = "private, no-store"
)

// into sends a file in one piece, so that none is ever left half. The client library for whole files would read each of them
// into memory first.
func into(client *s3.Client, name string) blob.Put {
	return func(ctx context.Context, key, contentType string, content *io.SectionReader) error {
		_, err := client.PutObject(ctx, &s3.PutObjectInput{
			Bucket: aws.String(name), Key: aws.String(key), Body: content, ContentLength: aws.Int64(content.Size()),
			ContentType: aws.String(contentType), ContentDisposition: aws.String(disposition), CacheControl: aws.String(cacheControl),
		})
		return err
	}
}
