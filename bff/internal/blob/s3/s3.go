// Package s3 opens buckets of S3-compatible stores.
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

var errAddress = errors.New("BLOB_URL is not the URL of a bucket, such as s3://files?region=us-east-1&endpoint=https://s3.example.org&use_path_style=true")

// Open opens the bucket of a gocloud.dev URL: s3://bucket with the region, and for a store other than Amazon's the
// endpoint and use_path_style=true. Its credentials come from the environment as in Amazon's tools (AWS_ACCESS_KEY_ID,
// AWS_SECRET_ACCESS_KEY, a role of the machine). It sends no request yet.
func Open(ctx context.Context, address string, limits blob.Limits) (*blob.Store, error) {
	// The causes quote the URL, which may contain a key.
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
	return blob.FromBucket(bucket, into(client, u.Host), limits), nil
}

// A direct request to the store gets a download, never a page, and no cache keeps a copy.
const (
	disposition  = "attachment"
	cacheControl = "private, no-store"
)

// into uploads a file in one request, so that no partial one remains. The client library's uploader would read each
// file into memory.
func into(client *s3.Client, name string) blob.Put {
	return func(ctx context.Context, key, contentType string, content *io.SectionReader) error {
		_, err := client.PutObject(ctx, &s3.PutObjectInput{
			Bucket: aws.String(name), Key: aws.String(key), Body: content, ContentLength: aws.Int64(content.Size()),
			ContentType: aws.String(contentType), ContentDisposition: aws.String(disposition), CacheControl: aws.String(cacheControl),
		})
		return err
	}
}
